import type { Examples } from "../../../examples/Examples.ts"
import { Opener } from "../../../examples/InteractiveExample.tsx"
import { Button } from "../../controls/button/Button.tsx"
import { TextField } from "../../controls/text-field/TextField.tsx"
import { Drawer } from "./Drawer.tsx"

const sides = ["left", "right", "top", "bottom"] as const

export const examples: Examples = {
  "From every edge": (
    <div className="acts">
      {sides.map((side) => (
        <Opener key={side} label={`From the ${side}`}>
          {(open, close) => (
            <Drawer open={open} onClose={close} side={side} title="Your Garage">
              <p>It closes by Escape, by a press beside it, by its button and by a swipe.</p>
            </Drawer>
          )}
        </Opener>
      ))}
    </div>
  ),
  "Wide, with a way back and a foot": (
    <Opener label="Wide">
      {(open, close) => (
        <Drawer
          open={open}
          onClose={close}
          onBack={close}
          width="wide"
          title="Choose the options of your front disc brake conversion kit"
          footer={
            <Button variant="primary" block>
              Add to Cart
            </Button>
          }
        >
          <div className="steps">
            {Array.from({ length: 40 }, (_, row) => (
              <p key={row}>
                <a href={`#part-${row}`}>Part {row + 1} of the kit</a>
              </p>
            ))}
          </div>
        </Drawer>
      )}
    </Opener>
  ),
  "For a form": (
    <Opener label="Form">
      {(open, close) => (
        <Drawer open={open} onClose={close} width="form" title="Tell us what you think">
          <TextField label="Your name" />
        </Drawer>
      )}
    </Opener>
  )
}
