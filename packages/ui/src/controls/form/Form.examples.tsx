import type { Examples } from "../../../examples/Examples.ts"
import { InteractiveExample } from "../../../examples/InteractiveExample.tsx"
import { Button } from "../button/Button.tsx"
import { RatingInput } from "../rating-input/RatingInput.tsx"
import { TextArea } from "../text-area/TextArea.tsx"
import { TextField } from "../text-field/TextField.tsx"
import { Form } from "./Form.tsx"

export const examples: Examples = {
  "A whole form": (
    <InteractiveExample<number | null> initial={null}>
      {(stars, rate) => (
        <Form label="Your review" onSubmit={() => undefined}>
          <RatingInput label="Overall rating" value={stars} onRate={rate} />
          <TextField label="Headline" defaultValue="Bolted on in one Saturday" />
          <TextArea label="Your story" value="" onText={() => undefined} limit={500} />
          <Button type="submit" variant="primary">
            Send
          </Button>
        </Form>
      )}
    </InteractiveExample>
  )
}
