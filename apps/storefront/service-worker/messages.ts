/** Messages from a page to the worker. */
export type ToWorker =
  /** The visitor accepted the waiting version. */
  | { readonly _tag: "TakeOver" }
  /** A page has loaded with these files and images of the shop (same-origin URLs). The worker caches it for offline use. */
  | { readonly _tag: "PageShown"; readonly href: string; readonly files: ReadonlyArray<string> }
  /** The cached page was rendered for another car, and the network cannot load it for the selected one. */
  | { readonly _tag: "CannotGoOn"; readonly href: string }
  /** Requests the pages that are readable offline. The worker responds on the message's port with `ReadPage`s, newest first. */
  | { readonly _tag: "WhatIsHere" }

/** Messages from the worker to a page. */
export type FromWorker =
  /** The network failed, so the page received a cached response from this UTC time in milliseconds. */
  | { readonly _tag: "AnsweredFromKept"; readonly keptAt: number }
  /** A push message of the shop arrived: the unread count grows by one. */
  | { readonly _tag: "Told" }
  /** The browser dropped or replaced the device's push subscription: the page saves the current one. */
  | { readonly _tag: "Resubscribe" }
