declare module "nspell" {
  const createSpelling: (dictionary: { readonly aff: Uint8Array; readonly dic: Uint8Array }) => {
    /** Every form of every word, with the affix rules that apply to it. */
    readonly data: Readonly<Record<string, ReadonlyArray<string>>>
  }
  export default createSpelling
}
