import thumbsDown from "lucide-static/icons/thumbs-down.svg?raw"
import thumbsUp from "lucide-static/icons/thumbs-up.svg?raw"

export interface FeedbackThumbsProps {
  readonly question: string
  readonly chosen: "positive" | "negative" | null
  readonly onThumb: (emotion: "positive" | "negative") => void
}

const shapes = (file: string): string => file.slice(file.indexOf(">", file.indexOf("<svg")) + 1, file.lastIndexOf("</svg>"))
const thumbs = [
  { emotion: "positive", label: "Thumbs up", file: thumbsUp },
  { emotion: "negative", label: "Thumbs down", file: thumbsDown }
] as const

/** Question with two thumbs (FB-02). Only this chunk contains their icons. */
export const FeedbackThumbs = ({ chosen, onThumb, question }: FeedbackThumbsProps) => (
  <fieldset className="thumbvote">
    <legend>{question}</legend>
    {thumbs.map(({ emotion, file, label }) => (
      <button key={emotion} type="button" aria-label={label} aria-pressed={chosen === emotion} onClick={() => onThumb(emotion)}>
        <svg className="i" viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: shapes(file) }} />
      </button>
    ))}
  </fieldset>
)
