/** All words of this language. */
export default import.meta.glob<string>('../../../../src/vaka/locale/en/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
})
