/** What a page says to the worker. */
export type ToWorker =
  /** The visitor wants the version that is waiting. */
  | { readonly _tag: "TakeOver" }
  /** A page stands, with these files and pictures of the shop: addresses of its own. It is kept for a time without a network. */
  | { readonly _tag: "PageShown"; readonly href: string; readonly files: ReadonlyArray<string> }

/** What the worker says to a page. */
export type FromWorker =
  /** No network brought an answer: the page was given one of UTC milliseconds. */
  | { readonly _tag: "AnsweredFromKept"; readonly keptAt: number }
  /** A message of the shop has come: there is one more to read. */
  | { readonly _tag: "Told" }
