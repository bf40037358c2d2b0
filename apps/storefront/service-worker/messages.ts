/** What a page says to the worker. */
export type ToWorker =
  /** The visitor wants the version that is waiting. */
  | { readonly _tag: "TakeOver" }
  /** A page stands, with these files and pictures of the shop: addresses of its own. It is kept for a time without a network. */
  | { readonly _tag: "PageShown"; readonly href: string; readonly files: ReadonlyArray<string> }
  /** What is kept of this page was drawn for another car, and no network brings it for the selected one. */
  | { readonly _tag: "CannotGoOn"; readonly href: string }
  /** What can be read without a network? The port of the message is answered with `ReadPage`s, the latest first. */
  | { readonly _tag: "WhatIsHere" }

/** What the worker says to a page. */
export type FromWorker =
  /** No network brought an answer: the page was given one of UTC milliseconds. */
  | { readonly _tag: "AnsweredFromKept"; readonly keptAt: number }
  /** A message of the shop has come: there is one more to read. */
  | { readonly _tag: "Told" }
  /** The browser has given up the device's subscription, or another one in its place: the page saves what there is. */
  | { readonly _tag: "Resubscribe" }
