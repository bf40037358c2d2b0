import { classNames } from "../class-names/classNames.ts"

export interface RibbonProps {
  /** The exact words: 'Rebate', '15% Off', '9 ITEM KIT', 'Save $12.50'. */
  readonly text: string
  readonly kind?: "plain" | "save" | "kit" | undefined
}

/** The flag in the upper left corner of a picture. */
export const Ribbon = ({ text, kind = "plain" }: RibbonProps) => (
  <span className={classNames("ribbon", kind !== "plain" && `ribbon--${kind}`)}>{text}</span>
)
