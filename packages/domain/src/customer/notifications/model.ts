/** A toast (TOAST-01, NOTE-01). Plain data. */
export interface Toast {
  readonly id: string
  readonly message: string
  readonly intent: "neutral" | "positive" | "negative"
  /** Details below the message. */
  readonly content?: string
  /** Icon name; the intent's icon by default. */
  readonly icon?: string
  /** Dark text on a light background instead of the reverse. */
  readonly invert?: boolean
  /** Brand of the displayed product. */
  readonly brand?: string
  /** Link after the message. */
  readonly link?: { readonly label: string; readonly href: string }
  readonly imageUrl?: string
  /** Milliseconds until dismissal; null for a toast that stays until replaced (TOAST-07). */
  readonly duration: number | null
  /** Initiated by the system, not by the shopper. Waits while an overlay is open. */
  readonly isSystemInitiated?: boolean
  /** The exit animation of 200 ms is running (TOAST-04). */
  readonly dismissing: boolean
}

/** A toast to show. The rules set the remaining fields. */
export interface NewToast extends Pick<Toast, "message">, Partial<Omit<Toast, "dismissing" | "id" | "message">> {}
