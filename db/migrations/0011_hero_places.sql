-- The hero has one slide of each kind: staff order and hide them, and none is ever added.
insert into hero_places (key, position) values ('live', 1), ('match', 2), ('story', 3), ('product', 4), ('event', 5);
