/** A notice (TOAST-01, NOTE-01). Plain data. */
export interface Toast {
  readonly id: string
  readonly message: string
  readonly intent: "neutral" | "positive" | "negative"
  /** More to read below the message. */
  readonly content?: string
  /** Name of an icon, in place of the intent's own. */
  readonly icon?: string
  /** Dark on light, where the others are light on dark. */
  readonly invert?: boolean
  /** Of the product that the picture shows. */
  readonly brand?: string
  /** A link behind the message. */
  readonly link?: { readonly label: string; readonly href: string }
  readonly imageUrl?: string
  /** Milliseconds until it goes by itself; null: it stays until something takes its place (TOAST-07). */
  readonly duration: number | null
  /** Nobody did anything for it: it waits while something else lies over the page. */
  readonly isUnprompted?: boolean
  /** On its way out: 200 ms (TOAST-04). */
  readonly dismissing: boolean
}

/** How a notice begins; the rest is decided by the rules. */
export interface NewToast extends Pick<Toast, "message">, Partial<Omit<Toast, "dismissing" | "id" | "message">> {}
