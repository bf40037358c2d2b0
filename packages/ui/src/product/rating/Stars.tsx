/** Returns a rating as a number of half stars, 0 to 10, rounded to the nearest half; outside 0 to 5 it counts as 0 (CTRL-20, CTRL-21). */
export const halfStars = (rating: number): number => (rating > 0 && rating <= 5 ? Math.round(rating * 2) : 0)

const whole = (index: number): string => `M${16 * index + 8} 1l2.1 4.6 5 .6-3.7 3.4 1 5L${16 * index + 8} 12.1l-4.4 2.5 1-5-3.7-3.4 5-.6z`
const leftHalf = (index: number): string => `M${16 * index + 8} 1v11.1l-4.4 2.5 1-5-3.7-3.4 5-.6z`

/** Path of a row of stars, 16 by 16 units each. */
const row = (halves: number): string => {
  const stars = Array.from({ length: Math.floor(halves / 2) }, (_, index) => whole(index))
  return [...stars, ...(halves % 2 === 1 ? [leftHalf(stars.length)] : [])].join("")
}

const emptyRow = row(10)

/** Renders five stars, filled in half steps; the accessible name is the rating with one decimal. */
export const Stars = ({ rating }: { readonly rating: number }) => {
  const halves = halfStars(rating)
  const spoken = halves === 0 ? 0 : Number(rating.toFixed(1))
  return (
    <svg className="stars" viewBox="0 0 80 16" role="img" aria-label={`${spoken} out of 5 stars`}>
      <path d={emptyRow} />
      <path d={row(halves)} />
    </svg>
  )
}
