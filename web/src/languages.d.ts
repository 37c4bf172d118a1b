/** Made by the plugin in languages.ts from the folders of src/vaka/locale. */
declare module 'virtual:languages' {
  const languages: { code: string; name: string; load(): Promise<{ default: string }> }[]
  export default languages
}
