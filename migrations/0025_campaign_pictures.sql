-- Own pictures of promotions, kept with the revision that shows them, and the operators' calendar.

ALTER TABLE promotion_revisions ADD COLUMN photo_id BIGINT REFERENCES media (id); -- in the place of its drawing; null: the drawing

CREATE INDEX promotion_revisions_by_photo ON promotion_revisions (photo_id);

CREATE INDEX promotions_of_season ON promotions (season, first_day, id);

-- postgres:begin
CREATE TRIGGER promotion_revisions_photo_stays BEFORE UPDATE OF photo_id ON promotion_revisions
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
-- postgres:end

-- sqlite:begin
CREATE TRIGGER promotion_revisions_photo_stays BEFORE UPDATE OF photo_id ON promotion_revisions
    BEGIN SELECT RAISE(ABORT, 'promotion_revisions is append-only'); END;
-- sqlite:end
