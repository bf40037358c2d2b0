import type { Validation } from "@camber/domain/controls"

/** The content of an alert. */
export interface AlertQuestion {
  readonly title: string
  readonly message: string
  /** Default 'OK' (GAP-C44). */
  readonly okLabel?: string
}

/** A question that is answered by yes or no. */
export interface ConfirmQuestion extends AlertQuestion {
  /** Default 'Cancel' (GAP-C44). */
  readonly cancelLabel?: string
}

/** A question that is answered by a text. */
export interface PromptQuestion extends Omit<ConfirmQuestion, "message"> {
  /** The field's label. */
  readonly label: string
  readonly initial?: string
  /** All of them must hold before the text is accepted (CTRL-31). */
  readonly validations?: ReadonlyArray<Validation>
}

export interface DialogFrame {
  readonly id: number
  /** Closes the dialog with the result of a dismissal. */
  readonly leave: () => void
}

/** A dialog that is open or waits, with the callback for its answer; only the first answer counts. */
export type OpenDialog = DialogFrame &
  (
    | { readonly kind: "alert"; readonly question: AlertQuestion; readonly answer: () => void }
    | { readonly kind: "confirm"; readonly question: ConfirmQuestion; readonly answer: (isConfirmed: boolean) => void }
    | { readonly kind: "prompt"; readonly question: PromptQuestion; readonly answer: (text: string | null) => void }
  )
