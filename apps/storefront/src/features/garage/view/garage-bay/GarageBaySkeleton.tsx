/** Skeleton of an entry with its plate and three actions. Made of spans, so that a live region may contain it. */
export const GarageBaySkeleton = () => (
  <span className="bay">
    <span className="bay__art sheet" />
    <span className="bay__top">
      <span className="sk sk--bay" />
    </span>
    <span className="acts">
      <span className="sk sk--plate" />
      <span className="sk sk--plate" />
      <span className="sk sk--plate" />
    </span>
  </span>
)
