import { Context, type Effect, type Stream } from "effect"

/** Where a page is: the parts of its address, as the platform's `Location` names them. */
export interface PageAddress {
  readonly origin: string
  readonly pathname: string
  /** With its `?`, or empty. */
  readonly search: string
  /** With its `#`, or empty. */
  readonly hash: string
}

/** Heard in place of what others said while this page was put away and could hear nobody. */
export const MISSED_MESSAGES = "missed"

/** Port: this page's address, how it was reached, where to go, and the shop's other tabs in the same browser. */
export class Tabs extends Context.Service<
  Tabs,
  {
    readonly address: Effect.Effect<PageAddress>
    /** The address of the page before, empty when there was none. */
    readonly referrer: Effect.Effect<string>
    /** Leaves for another document, keeping this one in the history. */
    readonly go: (href: string) => Effect.Effect<void>
    /** Leaves for another document in this one's place. */
    readonly replace: (href: string) => Effect.Effect<void>
    readonly reload: Effect.Effect<void>
    /** Each time when this page goes out of sight: for a while, or because it is left. */
    readonly hidden: Stream.Stream<void>
    /** Reaches every other tab, never this one. */
    readonly post: (message: string) => Effect.Effect<void>
    /** What other tabs say, and `MISSED` each time when this page is shown again after it was put away. */
    readonly heard: Stream.Stream<string>
  }
>()("@camber/domain/ports/Tabs") {}
