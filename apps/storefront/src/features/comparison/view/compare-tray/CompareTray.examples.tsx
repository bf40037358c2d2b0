import type { Examples } from "@camber/ui/examples/Examples.ts"
import { CompareTray } from "./CompareTray.tsx"

const product = (key: string) => ({ key, title: `Brake Rotor ${key}`, imageUrl: "/content/parts/brake-rotor.svg" })
const draw = (...keys: ReadonlyArray<string>) => (
  <CompareTray products={keys.map(product)} most={4} href="/compare" onRemove={() => undefined} onClear={() => undefined} />
)

export const examples: Examples = { Four: draw("1", "2", "3", "4") }
