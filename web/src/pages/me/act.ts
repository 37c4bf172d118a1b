/** Do something to the account, then look at it again; whether it was done. */
export type Act = (work: () => Promise<unknown>) => Promise<boolean>
