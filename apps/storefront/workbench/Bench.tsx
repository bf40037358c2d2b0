import { useState } from "react"
import { SelectField } from "@camber/ui"
import { ThemeToggle } from "../src/app/frame/view/theme-toggle/ThemeToggle.tsx"
import { components } from "./components.ts"
import { pages } from "./Workbench.tsx"

const widths = ["390", "768", "1440"] as const

const addresses = [
  ...[...components.keys()].map((name) => ({ value: `?component=${name}`, label: name })),
  ...Object.keys(pages).map((name) => ({ value: `?page=${name}`, label: `page: ${name}` }))
]

/** Shows all components in a window of a chosen width and theme. */
export const Bench = () => {
  const [address, setAddress] = useState(addresses[0]?.value ?? "")
  const [width, setWidth] = useState<string>(widths[0])
  const [theme, setTheme] = useState<"light" | "dark">("light")
  return (
    <main className="bench">
      <div className="bench__bar">
        <SelectField label="Show" options={addresses} value={address} onChange={({ currentTarget }) => setAddress(currentTarget.value)} />
        <SelectField
          label="Width"
          options={widths.map((value) => ({ value, label: `${value} px` }))}
          value={width}
          onChange={({ currentTarget }) => setWidth(currentTarget.value)}
        />
        <ThemeToggle theme={theme} onToggle={() => setTheme(theme === "light" ? "dark" : "light")} />
      </div>
      <iframe title={address} src={`${address}&theme=${theme}`} width={width} height="900" />
    </main>
  )
}
