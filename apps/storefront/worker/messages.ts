/** What a page says to the worker. */
export type ToWorker =
  /** The visitor wants the version that is waiting. */
  { readonly _tag: "TakeOver" }
