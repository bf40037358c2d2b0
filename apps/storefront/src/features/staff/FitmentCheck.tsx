import { formatReason, getFitmentText } from "@camber/domain/fitment"
import { type FitCheckResult, MAX_CAR_TEXT_LENGTH, type StaffProduct, type StatementDraft } from "@camber/domain/staff"
import { Button, FitLine, FitsTable, Form, TextField } from "@camber/ui"
import { useEffect, useEffectEvent, useState } from "react"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"

const tones = { positive: "fit", neutral: "universal", warning: "verify", negative: "nofit", unknown: "unknown" } as const

/** Milliseconds without typing after which a draft is checked again. */
const PAUSE_MS = 400

interface FitmentCheckProps {
  readonly product: StaffProduct
  /** A change of a statement that is not saved yet; null to check the product as it is. */
  readonly draft: StatementDraft | null
}

/** Renders the product's statements about fitment, and checks them against a car in words, again whenever the draft changes. */
export const FitmentCheck = ({ draft, product: { fits, fitsTotal, productPageId } }: FitmentCheckProps) => {
  const runtime = useStore(AppRuntime)
  const [car, setCar] = useState("")
  const [answer, setAnswer] = useState<FitCheckResult | "failed" | null>(null)
  const [isBusy, setBusy] = useState(false)
  const check = async (text: string) => {
    setCar(text)
    if (text.trim() === "") return setAnswer(null)
    setBusy(true)
    const end = await runtime.run((use) => use.Staff.use((staff) => staff.checkProductFit({ productPageId, car: text.trim(), draft })))
    setBusy(false)
    setAnswer(end._tag === "Done" && end.value !== null ? end.value : "failed")
  }
  const recheck = useEffectEvent(() => {
    if (answer !== null) void check(car)
  })
  const draftText = JSON.stringify(draft)
  useEffect(() => {
    const timer = setTimeout(recheck, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draftText, fits])
  const known = answer === null || answer === "failed" ? null : answer
  return (
    <div className="staff__check">
      <Form label="Would it fit?" onSubmit={() => void check(car)}>
        <TextField
          label="Try a car: year and model"
          placeholder="1969 Camaro"
          autoComplete="off"
          maxLength={MAX_CAR_TEXT_LENGTH}
          value={car}
          onChange={({ currentTarget }) => setCar(currentTarget.value)}
        />
        <Button type="submit" busy={isBusy}>
          Check
        </Button>
      </Form>
      <div aria-live="polite">
        {answer === "failed" && <p>No response. Try again.</p>}
        {known !== null && <Answer answer={known} onChoose={(choice) => void check(choice)} />}
      </div>
      {fits.length === 0 ? (
        <p className="staff__empty">No fitment data. We don't promise that this part fits.</p>
      ) : (
        <>
          <FitsTable rows={known?.verdict ? known.fits : fits} />
          {fitsTotal > fits.length && (
            <p className="staff__empty">
              {fits.length} of {fitsTotal} statements.
            </p>
          )}
        </>
      )}
    </div>
  )
}

interface AnswerProps {
  readonly answer: FitCheckResult
  readonly onChoose: (car: string) => void
}

const Answer = ({ answer: { car, choices, fittingSkus, isSold, problem, verdict }, onChoose }: AnswerProps) => {
  if (problem !== null) return <p>With the statement in the form: {problem}</p>
  if (choices.length > 0)
    return (
      <>
        <p>Which one?</p>
        <div className="staff__choices">
          {choices.map((choice) => (
            <Button key={choice} size="small" onClick={() => onChoose(choice)}>
              {choice}
            </Button>
          ))}
        </div>
      </>
    )
  if (car === null) return <p>The catalog has no such car. Write the year and the model: 1969 Camaro.</p>
  if (!isSold) return <p>This part is no longer in the shop.</p>
  if (verdict === null) return <p>This part is not for vehicles, so there is no fit to check.</p>
  const { label, tone } = getFitmentText(verdict)
  return (
    <>
      <FitLine tone={tones[tone]} label={label} note={car} />
      {verdict.reason !== null && <p>{formatReason(verdict.reason)}.</p>}
      {fittingSkus.length > 0 && <p>It fits with: {fittingSkus.join(", ")}.</p>}
    </>
  )
}
