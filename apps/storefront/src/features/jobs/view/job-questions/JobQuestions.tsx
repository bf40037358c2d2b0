import { Button, type HiddenField, HiddenFields, SectionHead, SelectField, type SelectOption, TextField } from "@camber/ui"

/** A question for a fact. Without options its answer is a number. */
export interface QuestionProps {
  readonly name: string
  readonly question: string
  readonly options: ReadonlyArray<SelectOption>
  readonly answer: string
}

/** A fact that is known, and the field that changes it. */
export interface KnownFact extends QuestionProps {
  readonly value: string
  /** The reason why the fact is known. */
  readonly because: string
}

export interface JobQuestionsProps {
  /** Open questions, and those that the shopper has answered. */
  readonly questions: ReadonlyArray<QuestionProps>
  readonly known: ReadonlyArray<KnownFact>
  /** Answers that the current plan does not use, marked for the next update. */
  readonly hidden: ReadonlyArray<HiddenField>
  readonly note: string | undefined
}

/** Asks for the facts that determine parts, and shows the known facts, so that each can be changed. */
export const JobQuestions = ({ hidden, known, note, questions }: JobQuestionsProps) => (
  <>
    <HiddenFields fields={[...hidden]} />
    {questions.length + known.length > 0 && (
      <section className="block jobfacts" aria-labelledby="job-facts">
        <SectionHead id="job-facts" title="Your car" note={note} />
        {questions.length > 0 && <Questions questions={questions} />}
        {known.length > 0 && (
          <details className="jobfacts__known">
            <summary>
              <span>
                {known.map(({ because, name, question, value }) => (
                  <span key={name}>
                    {question} <b>{value}</b>
                    <small>{because}</small>
                  </span>
                ))}
              </span>
              <span className="jobfacts__change">Change</span>
            </summary>
            <Questions questions={known} />
          </details>
        )}
        <noscript>
          <Button type="submit">Update the Plan</Button>
        </noscript>
      </section>
    )}
  </>
)

const Questions = ({ questions }: Pick<JobQuestionsProps, "questions">) => (
  <div className="jobfacts__grid">
    {questions.map(({ answer, name, options, question }) =>
      options.length === 0 ? (
        <TextField key={name} label={question} name={name} defaultValue={answer} inputMode="decimal" maxLength={8} />
      ) : (
        <SelectField key={name} label={question} name={name} defaultValue={answer} options={options} />
      )
    )}
  </div>
)
