/** The module's code as the text of an inline script (`build/inlineScripts.ts`). */
declare module "*?script" {
  const text: string
  export default text
}
