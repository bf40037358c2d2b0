import { Icon } from "@camber/ui"

export interface ThemeToggleProps {
  readonly theme: "light" | "dark"
  readonly onToggle: () => void
}

/** Pressed in the dark theme. Hidden if scripts are off. */
export const ThemeToggle = ({ theme, onToggle }: ThemeToggleProps) => (
  <button
    type="button"
    className="iconbtn themetoggle"
    aria-label="Dark theme"
    aria-pressed={theme === "dark"}
    onClick={onToggle}
    data-early
  >
    <Icon name={theme === "dark" ? "moon" : "sun"} />
  </button>
)
