/** All words of this language. */
export default import.meta.glob<string>('../../../../src/vaka/locale/it/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
})
