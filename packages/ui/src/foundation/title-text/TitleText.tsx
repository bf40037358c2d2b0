/** Letters and digits of English with hyphens between them, and the rest of a measure. */
const hyphenated = /(\w+-[\w/-]+)/
/** Characters of a word that a phone's narrowest column takes in one line. */
const LONGEST = 20

/** A title whose hyphenated words stay whole at the end of a line: 'lb-ft', 'G-235', '1967-1969', '2-1/2'. */
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
