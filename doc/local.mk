dist_man_MANS = doc/ecart.1
