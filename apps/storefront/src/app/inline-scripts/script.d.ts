/** What a module does, as the text of a script for the document (`build/inlineScripts.ts`). */
declare module "*?script" {
  const text: string
  export default text
}
