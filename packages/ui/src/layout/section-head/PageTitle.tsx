import { TitleText } from "../../foundation/title-text/TitleText.tsx"

export interface PageTitleProps {
  readonly title: string
  /** 'for your 1969 Chevrolet Camaro'. */
  readonly note?: string | undefined
}

/** The `h1` of a list. */
export const PageTitle = ({ title, note }: PageTitleProps) => (
  <div className="title-row">
    <h1>
      <TitleText text={title} />
    </h1>
    {note !== undefined && <p>{note}</p>}
  </div>
)
