import type { Examples } from "@camber/ui/examples/Examples.ts"
import { ContactForm } from "./ContactForm.tsx"
import { HelpAnswers } from "./HelpAnswers.tsx"
import { ServiceList } from "./ServiceList.tsx"

const topics = ["An order", "Does it fit?", "Something else"].map((label) => ({ value: label, label }))

export const examples: Examples = {
  Answers: (
    <HelpAnswers
      answers={[
        { question: "How long does shipping take?", answer: <p>Most parts leave the same day.</p> },
        {
          question: "What does it mean when I am asked to complete the options of my vehicle before a part is said to fit?",
          answer: <p>A property of your car decides.</p>
        }
      ]}
    />
  ),
  Services: (
    <ServiceList
      services={[
        {
          title: "By phone",
          icon: "phone",
          text: "7am to 10pm Central, every day.",
          links: [{ label: "Call 1-800-555-0100", href: "tel:1-800-555-0100" }]
        }
      ]}
    />
  ),
  "A letter": <ContactForm action="" topics={topics} limits={{ name: 80, email: 120, message: 500 }} errorsOf={() => ({})} />
}
