-- The list of participants goes by the day on which they joined, which is not the order of their numbers where a programme's
-- files brought them; what a list is narrowed to is in that order as well.
CREATE INDEX participants_by_joined ON participants (created_at, id);
DROP INDEX participants_by_status;
CREATE INDEX participants_by_status ON participants (status, created_at, id);
DROP INDEX participants_of_representative;
CREATE INDEX participants_of_representative ON participants (representative_id, created_at, id);
