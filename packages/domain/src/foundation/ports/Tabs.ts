import { Context, type Effect, type Stream } from "effect"

/** Parts of a page's URL, named as in the platform's `Location`. */
export interface PageAddress {
  readonly origin: string
  readonly pathname: string
  /** With its `?`, or empty. */
  readonly search: string
  /** With its `#`, or empty. */
  readonly hash: string
}

/** Message that stands for all messages that this page could not receive while it was in the bfcache. */
export const MISSED_MESSAGES = "missed"

/** Port: this page's URL and referrer, navigation, and the shop's other tabs in the same browser. */
export class Tabs extends Context.Service<
  Tabs,
  {
    readonly address: Effect.Effect<PageAddress>
    /** URL of the previous page, or empty. */
    readonly referrer: Effect.Effect<string>
    /** Navigates to another document and adds a history entry. */
    readonly go: (href: string) => Effect.Effect<void>
    /** Navigates to another document and replaces the history entry. */
    readonly replace: (href: string) => Effect.Effect<void>
    readonly reload: Effect.Effect<void>
    /** Emits each time this page becomes hidden, temporarily or because the user leaves it. */
    readonly hidden: Stream.Stream<void>
    /** Sends to every other tab, never to this one. */
    readonly post: (message: string) => Effect.Effect<void>
    /** Messages from other tabs. Emits `MISSED_MESSAGES` each time this page is restored from the bfcache. */
    readonly messages: Stream.Stream<string>
  }
>()("@camber/domain/ports/Tabs") {}
