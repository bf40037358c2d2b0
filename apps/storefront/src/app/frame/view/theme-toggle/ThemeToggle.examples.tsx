import type { Examples } from "@camber/ui/examples/Examples.ts"
import { ThemeToggle } from "./ThemeToggle.tsx"

export const examples: Examples = {
  "On chalk": (
    <div className="on-chalk bench__chalk">
      <ThemeToggle theme="light" onToggle={() => undefined} />
      <ThemeToggle theme="dark" onToggle={() => undefined} />
    </div>
  )
}
