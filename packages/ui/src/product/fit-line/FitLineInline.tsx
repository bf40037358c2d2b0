import { classNames } from "../../foundation/class-names/classNames.ts"
import { Icon } from "../../foundation/icon/Icon.tsx"
import { fitIcons, type FitLineProps } from "./FitLine.tsx"

/** Renders only the verdict in a row of text: carts, lists, articles. */
export const FitLineInline = ({ tone, label }: Pick<FitLineProps, "tone" | "label">) => (
  <p className={classNames("fit", "fit--inline", `fit--${tone}`)}>
    <Icon name={fitIcons[tone]} size={16} />
    <b>{label}</b>
  </p>
)
