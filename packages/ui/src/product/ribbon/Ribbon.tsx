import { classNames } from "../../foundation/class-names/classNames.ts"
import { VisuallyHidden } from "../../foundation/visually-hidden/VisuallyHidden.tsx"

export interface RibbonProps {
  /** The exact words of the spec: 'Rebate', '15% Off', '9 ITEM KIT', 'Save $12.50'. */
  readonly text: string
  readonly kind?: "plain" | "save" | "kit" | undefined
  /** Explanation of the text, for a pointer that hovers and for screen readers. */
  readonly note?: string | undefined
}

/** Renders a ribbon in the upper left corner of a picture. */
export const Ribbon = ({ text, kind = "plain", note }: RibbonProps) => (
  <span className={classNames("ribbon", kind !== "plain" && `ribbon--${kind}`)} title={note}>
    {text}
    {note !== undefined && <VisuallyHidden>: {note}</VisuallyHidden>}
  </span>
)
