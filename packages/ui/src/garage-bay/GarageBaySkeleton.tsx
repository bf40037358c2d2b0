/** An entry still to come, in the size of one with its plate and three actions. */
export const GarageBaySkeleton = () => (
  <div className="bay">
    <div className="bay__top">
      <span className="sk sk--bay" />
    </div>
    <dl>
      <div>
        <dt className="sk sk--t sk--40" />
        <dd className="sk sk--t sk--40" />
      </div>
    </dl>
    <div className="acts">
      <span className="sk sk--plate" />
      <span className="sk sk--plate" />
      <span className="sk sk--plate" />
    </div>
  </div>
)
