import { formatFactValue, type JobAddress, type JobAssumption, type JobQuestion, toAnswerField } from "@camber/domain/jobs"
import { Button, HiddenFields, SectionHead, SelectField, TextField } from "@camber/ui"

export interface JobQuestionsProps {
  readonly questions: ReadonlyArray<JobQuestion>
  readonly assumptions: ReadonlyArray<JobAssumption>
  readonly answers: JobAddress["answers"]
  /** Whether a change updates the page by itself. */
  readonly isLive: boolean
}

/** Asks for the facts that decide about a part, and shows those that are already known, so that each can be changed. */
export const JobQuestions = ({ answers, assumptions, isLive, questions }: JobQuestionsProps) => {
  const given = new Map(answers.map(({ fact, value }) => [fact, value]))
  const answered = assumptions.filter(({ fact }) => given.has(fact))
  const known = assumptions.filter(({ fact }) => !given.has(fact))
  const shown = new Set([...questions, ...assumptions].map(({ fact }) => fact))
  // An answer that the plan does not read now stays in the form, so that the next update keeps it.
  const others = answers.filter(({ fact }) => !shown.has(fact))
  const fields = [...answered, ...questions]
  return (
    <>
      <HiddenFields fields={others.map(({ fact, value }) => ({ name: toAnswerField(fact), value }))} />
      {fields.length + known.length > 0 && (
        <section className="block jobfacts" aria-labelledby="job-facts">
          <SectionHead
            id="job-facts"
            title="Your car"
            note={questions.length === 0 ? undefined : "Each answer decides about a part. Leave it at Not sure and we list nothing for it."}
          />
          {fields.length > 0 && (
            <div className="jobfacts__grid">
              {fields.map((field) => (
                <Question key={field.fact} {...field} unknown="Not sure" answer={given.get(field.fact) ?? ""} />
              ))}
            </div>
          )}
          {known.length > 0 && <Known facts={known} />}
          {!isLive && (
            <noscript>
              <Button type="submit">Update the Plan</Button>
            </noscript>
          )}
        </section>
      )}
    </>
  )
}

const Known = ({ facts }: { readonly facts: ReadonlyArray<JobAssumption> }) => (
  <details className="jobfacts__known">
    <summary>
      <span>
        {facts.map(({ because, fact, question, value }) => (
          <span key={fact}>
            {question} <b>{formatFactValue(value)}</b>
            <small>{because === null ? "goes with this job" : `from ${because}`}</small>
          </span>
        ))}
      </span>
      <span className="jobfacts__change">Change</span>
    </summary>
    <div className="jobfacts__grid">
      {facts.map((fact) => (
        <Question key={fact.fact} {...fact} unknown={`As we know: ${formatFactValue(fact.value)}`} answer="" />
      ))}
    </div>
  </details>
)

interface QuestionProps extends JobQuestion {
  readonly answer: string
  /** Label of no answer. */
  readonly unknown: string
}

const Question = ({ answer, fact, question, unknown, values }: QuestionProps) =>
  values.length === 0 ? (
    <TextField label={question} name={toAnswerField(fact)} defaultValue={answer} inputMode="decimal" maxLength={8} />
  ) : (
    <SelectField
      label={question}
      name={toAnswerField(fact)}
      defaultValue={answer}
      options={[{ value: "", label: unknown }, ...values.map((value) => ({ value, label: formatFactValue(value) }))]}
    />
  )
