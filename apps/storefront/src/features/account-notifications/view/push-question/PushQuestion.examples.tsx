import type { Examples } from "@camber/ui/examples/Examples.ts"
import { Opener } from "@camber/ui/examples/InteractiveExample.tsx"
import { PushQuestion } from "./PushQuestion.tsx"

const kinds = ["Order Updates", "Back in Stock", "Price Drops", "Answers to Questions"].map((displayName, index) => ({
  type: String(index),
  displayName,
  granted: true
}))

export const examples: Examples = {
  "All kinds, chosen": (
    <Opener label="All kinds">{(open, close) => open && <PushQuestion permissions={kinds} onAccept={close} onDismiss={close} />}</Opener>
  ),
  "A very long kind": (
    <Opener label="A very long kind">
      {(open, close) =>
        open && (
          <PushQuestion
            permissions={[
              { type: "long", displayName: "Everything that happens to what you have ordered, asked for or put on a list", granted: false }
            ]}
            onAccept={close}
            onDismiss={close}
          />
        )
      }
    </Opener>
  )
}
