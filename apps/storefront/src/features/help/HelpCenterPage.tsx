import "./help.css"
import {
  CONTACT_LIMITS,
  CONTACT_PATH,
  validateContactMessage,
  type ContactOutcome,
  parseContactOutcome,
  contactTopics
} from "@camber/domain/content"
import { Breadcrumbs, InlineAlert, PageTitle, SectionHead } from "@camber/ui"
import { ContactForm } from "./view/help/ContactForm.tsx"
import { HelpAnswers } from "./view/help/HelpAnswers.tsx"
import { useLoaderData } from "react-router-dom"
import { observer } from "mobx-react-lite"
import { FlagStore } from "../flags/FlagStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { breadcrumbs, described } from "../../foundation/page/structuredData.ts"
import { frequentQuestions, type HelpFacts } from "./frequentQuestions.ts"

interface HelpData {
  /** Result of the last contact message. */
  readonly outcome: ContactOutcome | null
}

const trail = [{ label: "Home", href: "/" }]
const here = { label: "Help Center", href: "/info/helpcenter" }

const topicNames: Readonly<Record<(typeof contactTopics)[number], string>> = {
  fitment: "Does a part fit?",
  order: "An order",
  return: "A return",
  website: "This website",
  other: "Something else"
}

export const Component = observer(function HelpCenterPage() {
  const { outcome } = useLoaderData() as HelpData
  const settings = useStore(SettingsStore)
  const { contactPhone, hours } = settings
  const hasForm = useStore(FlagStore).isOn("contactUsForm")
  return (
    <div className="wrap">
      <Breadcrumbs items={trail} current={here.label} />
      <PageTitle title={here.label} note={hasForm ? "answers, a phone number and a contact form" : "answers and a phone number"} />
      <p>
        Call{" "}
        <a className="link" href={`tel:${contactPhone}`}>
          {contactPhone}
        </a>
        , {hours}
        {hasForm && (
          <>
            , or{" "}
            <a className="link" href="#contactform">
              send us a message
            </a>
          </>
        )}
        .
      </p>
      <div className="help">
        <div>
          {frequentQuestions(factsOf(settings)).map(({ about, id, questions }) => (
            <section key={id} id={id} aria-labelledby={`about-${id}`}>
              <SectionHead id={`about-${id}`} title={about} />
              <HelpAnswers
                answers={questions.map(({ answer, question }) => ({
                  question,
                  answer: answer.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
                }))}
              />
            </section>
          ))}
        </div>
        {hasForm && (
          <section id="contactform" className="block" aria-labelledby="contact">
            <SectionHead id="contact" title="Contact Us" />
            {outcome !== null && <Outcome outcome={outcome} phone={contactPhone} />}
            <ContactForm
              action={CONTACT_PATH}
              limits={CONTACT_LIMITS}
              errorsOf={validateContactMessage}
              topics={contactTopics.map((value) => ({ value, label: topicNames[value] }))}
            />
          </section>
        )}
      </div>
    </div>
  )
})

const factsOf = ({
  contactPhone: phone,
  ...shop
}: Pick<HelpFacts, "freeShippingThreshold" | "hours" | "policy"> & { readonly contactPhone: string }): HelpFacts => ({ ...shop, phone })

const Outcome = ({ outcome, phone }: { readonly outcome: ContactOutcome; readonly phone: string }) => {
  if (outcome === "sent") return <InlineAlert tone="good">We got your message and will reply by email.</InlineAlert>
  return outcome === "invalid" ? (
    <InlineAlert tone="bad">We couldn't send your message. Fill in every field, with an email address we can reply to.</InlineAlert>
  ) : (
    <InlineAlert tone="bad">We've received too many messages. Try again in an hour, or call {phone}.</InlineAlert>
  )
}

export const load: LazyPage<HelpData>["load"] = async (_, { searchParams }) => ({
  outcome: parseContactOutcome(searchParams.get("contact"))
})

export const handle: PageHandle<HelpData> = {
  head: ({ outcome }, { settings }) => ({
    title: `${here.label} | ${settings.brandName}`,
    description: "Answers about fitment, orders, shipping, returns and core charges, our phone number and hours, and a contact form.",
    canonicalPath: here.href,
    isIndexed: outcome === null,
    imagePath: null,
    structuredData: (origin) => [
      breadcrumbs(origin, [...trail, here]),
      described({
        "@type": "FAQPage",
        mainEntity: frequentQuestions(factsOf(settings)).flatMap(({ questions }) =>
          questions.map(({ answer, question }) => ({
            "@type": "Question" as const,
            name: question,
            acceptedAnswer: { "@type": "Answer" as const, text: answer.join(" ") }
          }))
        )
      })
    ]
  })
}
