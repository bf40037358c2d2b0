import type { Examples } from "../../../examples/Examples.ts"
import { Badge } from "./Badge.tsx"

export const examples: Examples = {
  Tones: (
    <div className="acts">
      {(["signal", "ink", "chalk", "ok", "warn", "bad"] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
  "Long text": <Badge tone="warn">Available to ship in 14 to 21 days, not returnable</Badge>
}
