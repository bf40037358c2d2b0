import { classNames } from "../class-names/classNames.ts"
import { type IconName, icons } from "./icons.ts"

const known = new Map<IconName, string>()

/** The shapes of an icon file alone: the licence comment and the file's own `<svg>` fall away. */
const shapesOf = (name: IconName): string => {
  const kept = known.get(name)
  if (kept !== undefined) return kept
  const file = icons[name]
  const shapes = file.slice(file.indexOf(">", file.indexOf("<svg")) + 1, file.lastIndexOf("</svg>")).replaceAll(/\n\s*/g, "")
  known.set(name, shapes)
  return shapes
}

export interface IconProps {
  readonly name: IconName
  /** Side in px; the stroke is weighted for it. Default 20. */
  readonly size?: 16 | 20 | 24
}

/**
 * A line icon in the colour of its text. It is decoration: the words beside it, or the control's label, carry the meaning. A name out of
 * data that no icon has gives a warning in the console, and nothing is drawn (ERR-21).
 */
export const Icon = ({ name, size = 20 }: IconProps) => {
  if (!Object.hasOwn(icons, name)) {
    console.warn(`No icon '${name}'.`)
    return null
  }
  return (
    <svg
      className={classNames("i", size !== 20 && `i--${size}`)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shapesOf(name) }}
    />
  )
}
