import { Icon } from "@camber/ui"
import { useLayoutEffect, useRef } from "react"

export interface ThemeToggleProps {
  readonly theme: "light" | "dark"
  readonly onToggle: () => void
}

/**
 * Pressed in the dark theme. Hidden if scripts are off. The server does not know the theme: until hydration, CSS selects the icon and an
 * inline script sets the pressed state. Hydration keeps an attribute that differs, so the component sets it again.
 */
export const ThemeToggle = ({ theme, onToggle }: ThemeToggleProps) => {
  const button = useRef<HTMLButtonElement>(null)
  const isDark = theme === "dark"
  useLayoutEffect(() => button.current?.setAttribute("aria-pressed", `${isDark}`), [isDark])
  return (
    <button
      ref={button}
      type="button"
      className="iconbtn themetoggle"
      aria-label="Dark theme"
      aria-pressed={isDark}
      suppressHydrationWarning
      onClick={onToggle}
      data-early
    >
      <span className="themetoggle__light">
        <Icon name="sun" />
      </span>
      <span className="themetoggle__dark">
        <Icon name="moon" />
      </span>
    </button>
  )
}
