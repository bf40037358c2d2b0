import { Icon } from "@camber/ui"

export interface ThemeToggleProps {
  readonly theme: "light" | "dark"
  readonly onToggle: () => void
}

/**
 * Pressed in the dark theme. Hidden if scripts are off. The server does not know the theme: until hydration, CSS selects the icon and an
 * inline script sets the pressed state.
 */
export const ThemeToggle = ({ theme, onToggle }: ThemeToggleProps) => (
  <button
    type="button"
    className="iconbtn themetoggle"
    aria-label="Dark theme"
    aria-pressed={theme === "dark"}
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
