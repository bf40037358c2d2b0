/** Matches letters and digits with hyphens between them, including the rest of a measure. */
const hyphenated = /(\w+-[\w/-]+)/
/** Maximum number of characters of a word that fits on one line of a phone's narrowest column. */
const LONGEST = 20

/** Renders a title whose hyphenated words do not break at the end of a line: 'lb-ft', 'G-235', '1967-1969', '2-1/2'. */
export const TitleText = ({ text }: { readonly text: string }) =>
  text.split(hyphenated).map((part, index) =>
    index % 2 === 1 && part.length <= LONGEST ? (
      <span key={index} className="nobr">
        {part}
      </span>
    ) : (
      part
    )
  )
