import type { Examples } from "@camber/ui/examples/Examples.ts"
import { ClassRuling } from "./ClassRuling.tsx"

const rule = {
  id: "beadlock",
  paragraph: "3.4",
  text: "A beadlock on the right front alone.",
  sheet: "Hobby Stock 2026, Short Track Union",
  issued: "November 14, 2025",
  href: "#rule-beadlock"
}

export const examples: Examples = {
  "Every answer": (
    <div>
      <ClassRuling tone="legal" label="Legal" note="25 lb to add" rules={[rule]} />
      <ClassRuling
        tone="notLegal"
        label="Not legal"
        rules={[rule, { ...rule, id: "wheel", paragraph: "3.2", text: "Steel wheels, 15 by 8." }]}
      />
      <ClassRuling tone="inspector" label="The inspector decides" rules={[rule]} />
      <ClassRuling tone="notRuled" label="Not ruled" note="Parts that the sheet does not name are not ruled." />
      <ClassRuling
        tone="needsFacts"
        label="Not known yet"
        questions={["Where on the car does it go?"]}
        action={<a href="#answer">Answer</a>}
      />
    </div>
  )
}
