import { Button, Form, LinkButton, SectionHead } from "@camber/ui"
import { useId } from "react"

export interface UndoFormProps {
  readonly importId: number
  /** Effects of the undo, in sentences. */
  readonly consequence: string
  readonly isBusy: boolean
  /** Page without the question. */
  readonly keepHref: string
  readonly onUndo: () => void
}

/** Renders the question whether to undo an import, with the effects. */
export const UndoForm = ({ consequence, importId, isBusy, keepHref, onUndo }: UndoFormProps) => {
  const title = useId()
  return (
    <section aria-labelledby={title}>
      <SectionHead id={title} title={`Undo import ${importId}?`} />
      <p>{consequence}</p>
      <Form label={`Undo import ${importId}`} onSubmit={onUndo}>
        <div className="acts">
          <Button type="submit" variant="primary" busy={isBusy}>
            Undo Import {importId}
          </Button>
          <LinkButton href={keepHref}>Keep It</LinkButton>
        </div>
      </Form>
    </section>
  )
}
