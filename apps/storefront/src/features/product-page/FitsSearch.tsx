import { type FitmentRow, describeSearchFit } from "@camber/domain/catalog"
import { FitsTable, TextField } from "@camber/ui"
import { useState } from "react"

export interface FitsSearchProps {
  readonly fits: ReadonlyArray<FitmentRow>
}

/** Renders the fitments with a search by year, make, model and engine. */
export default function FitsSearch({ fits }: FitsSearchProps) {
  const [text, setText] = useState("")
  const found = describeSearchFit(fits, text)
  return (
    <>
      <div className="fits-search" data-early>
        <TextField
          type="search"
          label="Search fitment"
          placeholder="1969 Camaro"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <p className="mute" aria-live="polite">
          {text.trim() !== "" && (found.length === 0 ? "No match in this list." : `${found.length} of ${fits.length}`)}
        </p>
      </div>
      {found.length > 0 && <FitsTable rows={found} />}
    </>
  )
}
