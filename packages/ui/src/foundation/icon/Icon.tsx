import { classNames } from "../class-names/classNames.ts"
import { type IconName, icons } from "./icons.ts"

const known = new Map<IconName, string>()

/** Returns only the shapes of an icon file, without the license comment and the file's own `<svg>`. */
const shapesOf = (name: IconName): string => {
  const cached = known.get(name)
  if (cached !== undefined) return cached
  const file = icons[name]
  const shapes = file.slice(file.indexOf(">", file.indexOf("<svg")) + 1, file.lastIndexOf("</svg>")).replaceAll(/\n\s*/g, "")
  known.set(name, shapes)
  return shapes
}

export interface IconProps {
  readonly name: IconName
  /** Side length in px, which also determines the stroke width. Default 20. */
  readonly size?: 16 | 20 | 24
}

/**
 * Renders a line icon in the color of its text. It is decorative: the adjacent text, or the control's label, carries the meaning. An
 * unknown name from data logs a console warning and renders nothing (ERR-21).
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
